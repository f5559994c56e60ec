import { expect, test } from 'vitest'
import { plans, tiers } from '../../contract/plans.ts'
import { tones } from '../../contract/tones.ts'
import { contractText } from './contract-text.ts'
import { translateText } from './contract-translations.ts'
import { english, switchLanguage } from './language.ts'
import { showLanguage } from './languages.ts'

const fixed = [
  ...tiers.map((tier) => plans[tier].description),
  ...tones.flatMap(({ label, text }) => [label, text]),
]

test.each(['es', 'fr'] as const)('translates the tones and the plans into %s', async (tag) => {
  await showLanguage(tag)
  const missing = fixed.filter((text) => translateText(text) === null)
  await switchLanguage(english, async () => ({}))
  expect(
    missing,
    'Add these to web/locales/en/shared/product.ts, and their translations to web/locales/<tag>/shared/product.ts.',
  ).toEqual([])
})

test('keeps values, writes numbers as the language does, and leaves other texts alone', async () => {
  await showLanguage('fr')
  const shown = [
    'A title by a user',
    'The language model gave no usable answer, so the text was left as it is. The answer is too short: 11 words for 50.',
    'The language model gave no usable answer, so the text was left as it is. The answer adds words such as “all”.',
    'Lost negations: no, not.',
    'Three of nine sentences open with a connective: “Moreover”, “Thus” and “So”.',
    'Words average 6.7 letters over 63 words; in people’s texts they average 4.7.',
    'All 4 sentences are in passages that read like AI. A score is a signal and not a proof.',
  ].map(contractText)
  await switchLanguage(english, async () => ({}))
  expect(shown.map((text) => text.replaceAll(/[\u202f\u00a0]/g, ' '))).toEqual([
    'A title by a user',
    'Le modèle de langage n’a pas donné de réponse utilisable, le texte est donc resté tel quel. La réponse est trop courte : 11 mots pour 50.',
    'Le modèle de langage n’a pas donné de réponse utilisable, le texte est donc resté tel quel. La réponse ajoute des mots comme « all ».',
    'Négations perdues : no, not.',
    '3 phrases sur 9 commencent par un connecteur : “Moreover”, “Thus” et “So”.',
    'Les mots comptent en moyenne 6,7 lettres sur 63 mots ; dans les textes de personnes, 4,7.',
    'Les 4 phrases sont dans des passages qui ressemblent à de l’IA. Un score est un signal, pas une preuve.',
  ])
})
