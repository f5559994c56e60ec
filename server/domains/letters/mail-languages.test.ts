import { afterAll, beforeAll, expect, test } from 'vitest'
import { setIdentity, standardIdentity } from '../../../contract/brand.ts'
import { plans } from '../../../contract/plans.ts'
import { letterText } from '../../platform/mail/letter-text.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { sumText } from '../../platform/mail/mail-texts.ts'
import { renderLetter } from '../../platform/mail/render-letter.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { mailAbout } from '../../testing/account-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { post, testPassword } from '../../testing/test-user.ts'
import { mailSamples } from '../accounts/links/sample-mails.ts'
import { invitationMail } from '../accounts/mails/invitation-mail.ts'
import { newSignInMail } from '../accounts/mails/security-mails.ts'
import { refundMail } from '../billing/plan-mails.ts'
import { billingMailSamples } from '../billing/sample-mails.ts'
import { letterSamples } from './letter-samples.ts'
import { usageAlertMail } from './usage-alert-mail.ts'
import { weeklyReportMail } from './weekly-report-mail.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** The texts of a mail that are written by the product. */
function textsOf({ subject, letter }: ReturnType<typeof writeMail>): string[] {
  const { preview, heading, blocks, action, otherAction, after = [], why, leave } = letter
  return [
    subject,
    preview,
    heading,
    ...blocks.flatMap((block) => {
      if (typeof block === 'string') return [block]
      return 'facts' in block ? block.facts.map(([name]) => name) : []
    }),
    ...[action, otherAction, leave].flatMap((link) => (link ? [link.label] : [])),
    ...after,
    why,
  ]
}

test.each(['es', 'fr'] as const)('writes every mail in %s', async (tag) => {
  const baseUrl = 'https://longhand.example'
  const samples = [
    ...(await mailSamples(baseUrl)),
    ...letterSamples({ SECRET: 'a secret of thirty-two characters', BASE_URL: baseUrl }),
    ...billingMailSamples(baseUrl),
  ].filter(({ name }) => name !== 'feature-update' && name !== 'offer')
  const english = samples.flatMap(({ name, mail }) => {
    const before = textsOf(writeMail(mail, 'en'))
    return textsOf(writeMail(mail, tag)).flatMap((text, i) =>
      text === before[i] && text !== 'Plan' ? [`${name}: ${text}`] : [],
    )
  })
  expect(english, `Translate these in texts/mails/${tag}.ts.`).toEqual([])
})

/** Every mail in English, whose words do not move by a letter. The moment of a mail is its own. */
test('writes every mail in the same words as before', async () => {
  const baseUrl = 'https://longhand.example'
  const samples = [
    ...(await mailSamples(baseUrl)),
    ...letterSamples({ SECRET: 'a secret of thirty-two characters', BASE_URL: baseUrl }),
    ...billingMailSamples(baseUrl),
  ]
  const texts = samples.map(({ name, mail }) => {
    const { subject, letter } = writeMail(mail, 'en')
    return `=== ${name}\n${subject}\n${letter.preview}\n\n${letterText(letter)}`
  })
  const written = texts
    .join('\n')
    .replaceAll(/^Time: .+$/gm, 'Time: …')
    .replaceAll(/token=[\w.-]+/g, 'token=…')
  await expect(written).toMatchFileSnapshot('every-mail.txt')
})

test('writes days, sums, weeks and numbers as the language does', () => {
  const written = (mail: Mail, tag: 'es' | 'fr') => {
    const { subject, letter } = writeMail(mail, tag)
    return `${subject}\n${letter.preview}\n${letterText(letter, tag)}`.replaceAll(/[\u202f\u00a0]/g, ' ')
  }
  const counts = { chats: 3, texts: 2, words: 1_500, checks: 1 }
  const week = weeklyReportMail('ana@example.org', { counts, monday: '2026-11-30', baseUrl: '' })
  expect(written(week, 'fr')).toContain('Votre semaine dans Longhand : 30 novembre au 6 décembre')
  expect(written(week, 'fr')).toContain(
    'Écrit dans 3 discussions. Humanisé 2 textes, 1 500 mots. Analysé 1 texte',
  )
  const security = newSignInMail('ana@example.org', { device: null, address: null, baseUrl: '' })
  expect(written(security, 'es')).toMatch(/Hora: \d{1,2} de \p{L}+ de \d{4}, \d\d:\d\d UTC/u)
  const refund = refundMail('ana@example.org', { refunded: sumText(123_450, 'eur'), baseUrl: '' })
  expect(written(refund, 'fr')).toContain('1 234,50 € remboursés')
  const { plan, state, left, chatNeedsWords } = {
    plan: plans.pro,
    state: 'low',
    left: 1,
    chatNeedsWords: false,
  } as const
  const usage = usageAlertMail('ana@example.org', { plan, state, left, chatNeedsWords, baseUrl: '' })
  expect(written(usage, 'es')).toContain(
    'Quedan: 1 palabra\nPlan: Pro, 55.000 palabras cada 30 días'.replace(' palabras cada', ' cada'),
  )
})

test('writes the name of the site, and leaves the words of users alone', () => {
  setIdentity({ name: 'Pen {& Paper}', supportEmail: 'help@pen.example' })
  const mail = invitationMail('ana@example.org', { inviter: 'Longhand Lind', link: '', plan: null, days: 7 })
  const { subject, letter } = writeMail(mail, 'fr')
  setIdentity(standardIdentity)
  expect(subject).toBe('Longhand Lind vous invite sur Pen {& Paper}')
  expect(letter.why).toContain('Pen {& Paper}')
})

test('sends a mail that an older version queued, in its own words', async () => {
  const letter = { preview: 'Before', heading: 'Before', blocks: ['Words of before.'], why: 'Because.' }
  const { subject, letter: own } = writeMail({ subject: 'Before', letter }, 'fr')
  expect([subject, own.blocks]).toEqual(['Before', ['Words of before.']])
  expect((await renderLetter(subject, own, 'fr')).text).toContain('ne demande jamais')
})

test('sends a mail in the language that the account showed last', async () => {
  const user = await app.signUp()
  await user.send('PUT', '/api/preferences', { language: 'auto', shown_language: 'fr' })
  await post(app.request, '/api/auth/request-password-reset', { email: user.email })
  const mail = await mailAbout(app, user.email, /mot de passe/)
  expect(mail.text).toContain('Le lien fonctionne une fois et pendant une heure.')
  expect(mail.text).toContain('ne demande jamais votre mot de passe')
  expect(mail.html).toContain('lang="fr"')
})

test('writes to a new address and after a deletion in the language of the account', async () => {
  const user = await app.signUp()
  await user.send('PUT', '/api/preferences', { language: 'es', shown_language: 'es' })
  const newEmail = 'nueva.direccion@example.org'
  await user.send('POST', '/api/account/change-email', { newEmail, password: testPassword })
  await mailAbout(app, newEmail, /Confirma tu nueva dirección/)
  await user.send('POST', '/api/account/delete', { password: testPassword })
  await mailAbout(app, user.email, /se ha eliminado|fue eliminada|se eliminó/)
})

test('writes the first mail in the language of the page', async () => {
  const email = 'nueva@example.org'
  const body = { email, password: 'correct horse 9' }
  await post(app.request, '/api/auth/sign-up/email', body, { 'accept-language': 'es' })
  await mailAbout(app, email, /Confirma tu dirección/)
})
