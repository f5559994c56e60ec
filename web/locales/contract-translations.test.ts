import { expect, test } from 'vitest'
import { plans, tiers } from '../../contract/plans.ts'
import { tones } from '../../contract/tones.ts'
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
