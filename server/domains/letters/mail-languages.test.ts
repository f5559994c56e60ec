import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '../../platform/mail/mail.ts'
import { translateLetter } from '../../platform/mail/translate-letter.ts'
import { mailAbout } from '../../testing/account-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { post, testPassword } from '../../testing/test-user.ts'
import { mailSamples } from '../accounts/links/sample-mails.ts'
import { billingMailSamples } from '../billing/sample-mails.ts'
import { letterSamples } from './letter-samples.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** The texts of a mail that are written by the product. */
function textsOf({ subject, letter }: Pick<Mail, 'subject' | 'letter'>): string[] {
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
    const translated = translateLetter(mail.subject, mail.letter, tag)
    const before = textsOf(mail)
    return textsOf(translated).flatMap((text, i) =>
      text === before[i] && text !== 'Plan' ? [`${name}: ${text}`] : [],
    )
  })
  expect(english, `Translate these in server/platform/mail/texts/${tag}.ts.`).toEqual([])
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
