import { expect, test } from 'vitest'
import { openHelpSearch } from '../../web/domains/content/search/find-help.ts'
import { makeHelpIndex } from './help-index.ts'
import { contentFolder, readSiteContent } from './site-data.ts'

const { content } = readSiteContent({ sellsPlans: true, isBuild: false })
const find = openHelpSearch(makeHelpIndex(content, contentFolder))
const titles = (typed: string) => find(typed).map(({ title }) => title)

test.each([
  ['humanizer', 'The humanizer'],
  ['refund', 'Subscription plans'],
  ['two-factor', 'Keep your account safe'],
  ['authenticator', 'Keep your account safe'],
  ['delete my account', 'Your data, exports and deletion'],
  ['dark mode', 'Your account and settings'],
  ['plagiarism', 'The originality check'],
  ['footnote', 'Pictures, formulas and tables in an essay'],
  ['passkey', 'Keep your account safe'],
  ['api key', 'API keys'],
  ['refund', 'Can I get my money back?'],
  ['two-factor', 'Can I protect my account with a second factor?'],
  ['price', 'What does it cost?'],
  ['spanish', 'Which languages does it support?'],
  ['turnitin', 'What does the originality check compare my text with?'],
])('finds “%s” in “%s”', (typed, title) => {
  expect(titles(typed)).toContain(title)
})

test.each([
  ['es', 'contraseña', 'Protege tu cuenta'],
  ['es', 'llave de acceso', 'Protege tu cuenta'],
  ['es', 'reembolso', 'Planes de suscripción'],
  ['es', 'nota al pie', 'Imágenes, fórmulas y tablas en un ensayo'],
  ['es', 'plagio', 'El comprobador de originalidad'],
  ['es', 'comentarios', 'El editor de ensayos'],
  ['fr', 'mot de passe', 'Protégez votre compte'],
  ['fr', 'cles dacces', 'Protégez votre compte'],
  ['fr', 'remboursement', 'Forfaits'],
  ['fr', 'note de bas de page', 'Images, formules et tableaux dans une dissertation'],
  ['fr', 'plagiat', 'Le contrôle d’originalité'],
  ['fr', 'commentaires', 'L’éditeur de dissertations'],
] as const)('finds in %s “%s” in “%s”', (language, typed, title) => {
  const translated = readSiteContent({ sellsPlans: true, isBuild: false, language }).content
  const search = openHelpSearch(makeHelpIndex(translated, contentFolder, language))
  expect(search(typed).map((hit) => hit.title)).toContain(title)
})

test('forgives one wrong letter in a word', () => {
  for (const typed of ['humaniser', 'authentcator', 'pasword', 'formulla'])
    expect(titles(typed).length, typed).toBeGreaterThan(0)
  expect(titles('pasword')).toContain('I forgot my password. How do I get in?')
  expect(titles('xqzvw')).toEqual([])
})

test('reads signs as they are, ignores the words that every question has, and needs no accents', () => {
  expect(find('(a+)+$[\\')).toEqual([])
  expect(find('how do I')).toEqual([])
  expect(titles('How do I get my money back?')[0]).toBe('Can I get my money back?')
  expect(titles('pÁsswôrd')).toEqual(titles('password'))
})

test('leads to the part of an article that has the words, with an excerpt around them', () => {
  const [hit] = find('recovery codes').filter(({ kind }) => kind === 'article')
  expect(hit?.to).toBe('/help/security#two-factor-authentication')
  expect(hit?.excerpt.toLowerCase()).toContain('recovery')
})

test('lists first what fits best, each article once', () => {
  const articles = (typed: string) =>
    find(typed).flatMap(({ kind, title }) => (kind === 'article' ? [title] : []))
  expect(articles('passkeys')[0]).toBe('Keep your account safe')
  expect(articles('humanizer')[0]).toBe('The humanizer')
  expect(articles('detector')[0]).toBe('The AI detector')
  expect(new Set(articles('text')).size).toBe(articles('text').length)
})

test('mentions no plans where none are sold', () => {
  const free = readSiteContent({ sellsPlans: false, isBuild: false }).content
  expect(openHelpSearch(makeHelpIndex(free, contentFolder))('money back guarantee subscription')).toEqual([])
})
