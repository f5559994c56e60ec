import { expect, test } from 'vitest'
import { currencies } from './billing.ts'
import {
  currencyCodeMark,
  currencyName,
  currencyNameMark,
  fillPrices,
  moneyText,
  priceMark,
} from './money.ts'

test('writes sums with the sign for minus', () => {
  expect(moneyText(2_499, 'usd')).toBe('$24.99')
  expect(moneyText(-2_499, 'eur')).toBe('−€24.99')
  expect(moneyText(149_900, 'gbp', 'fr-FR').replaceAll(/\s/g, ' ')).toBe('1 499,00 £GB')
})

test('fills the placeholders of a page with the prices of the site', () => {
  const page = `<meta content="${currencyCodeMark}"> ${priceMark(2_499, 'en-US')}, ${priceMark(0, 'en-US')}, ${priceMark(1_249, 'es')} in ${currencyNameMark('en-US')} ⟦odd⟧`
  expect(fillPrices(page, 'eur').replaceAll(/\s/g, ' ')).toBe(
    '<meta content="eur"> €24.99, €0, 12,49 € in euros ⟦odd⟧',
  )
  expect(fillPrices('⟦price '.repeat(50_000), 'usd')).toHaveLength(350_000)
})

test.each(currencies)('has a name for %s', (currency) => {
  for (const locale of ['en-US', 'es', 'fr']) {
    expect(currencyName(currency, locale).toLowerCase()).not.toBe(currency)
    expect(fillPrices(priceMark(2_499, locale), currency)).toMatch(/24[.,]99/)
  }
})
