import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test.each([
  ['what is 17% of 340', '57.8'],
  ['2+2*10', '22'],
  ['What is (3 + 4) * 2?', '14'],
  ['15% off 80', '68'],
  ['30 is what percent of 120?', '25%'],
  ['what percentage of 250 is 40', '16%'],
  ['percentage change from 50 to 65', '30%'],
  ['1,250 * 3', '3,750'],
  ['square root of 81', '9'],
  ['2 to the power of 8', '256'],
  ['calculate 5-3', '2'],
  ['0.1 + 0.2', '0.3'],
  ['what is 10 factorial', '3,628,800'],
])('%j is %s', async (request, result) => {
  expect(await ask(request)).toContain(`**${result}**`)
})

test.each(['1/0', 'sqrt(-1)', '9^9^9'])('%j has no value', async (request) => {
  expect(await ask(request)).toContain('has no value')
})

test.each(['555-1234', '2026-11-22', 'zeros(10^9)', 'f(x)=x^2'])('%j is not a sum', async (request) => {
  expect(await ask(request)).not.toContain('=')
})

test.each([
  ['convert 5 miles to km', '8.04672 km'],
  ['how many feet are in a mile?', '5,280 ft'],
  ['100 f to c', '37.7778 °C'],
  ['What is 20 degrees Celsius in Fahrenheit?', '68 °F'],
  ['how many minutes in a day', '1,440 min'],
  ['60 mph to km/h', '96.5606 km/h'],
  ['12 stone in kg', '76.2035 kg'],
])('%j is %s', async (request, result) => {
  expect(await ask(request)).toContain(`**${result}**`)
})

test('refuses to convert units that measure different things', async () => {
  expect(await ask('5 kg to miles')).toContain('measure different things')
})

test.each([
  ['How many days between 3 May 2024 and 12 June 2025?', '405 days'],
  ['days between 2026-01-31 and 2026-03-01', '29 days'],
  ['What day was 14 July 1789?', 'Tuesday'],
  ['what day of the week is 25 December 2026', 'Friday'],
  ['how many years between 1914 and 1918', '4 years'],
  ['what date is 90 days after 1 January 2026', 'Wednesday, 1 April 2026'],
  ['3 months from 30 November 2026', 'Sunday, 28 February 2027'],
])('%j is %s', async (request, result) => {
  expect(await ask(request)).toContain(result)
})
