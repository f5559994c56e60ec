import { expect, test } from 'vitest'
import { proofread } from '../../../../contract/proofreading/proofread.ts'
import { findLints } from './find-lints.ts'

/** What is wrong and what it becomes, in the order of the text. */
type Planted = readonly (readonly [wrong: string, right: string])[]

const fares =
  `Their are many reason why citys should recieve more buses. He don't want to go to school by foots. The goverment have
decided to reduces fares, and me and my friend was happy about it. Its important that the informations is correct. I am living
here since 2015. If I would have a car, I will drive less then you. She suggested me to took the tram. There is less cars on
the road. An university and a hour later. The affect of the policy were alot bigger than excepted.`.replaceAll(
    '\n',
    ' ',
  )
const plantedInFares: Planted = [
  ['Their', 'There'],
  ['reason', 'reasons'],
  ['citys', 'cities'],
  ['recieve', 'receive'],
  ["don't", "doesn't"],
  ['by foots', 'on foot'],
  ['goverment', 'government'],
  ['reduces', 'reduce'],
  ['me and my friend was', 'my friend and I were'],
  ['Its', "It's"],
  ['informations', 'information'],
  ['am', 'have been'],
  ['would have', 'had'],
  ['then', 'than'],
  ['suggested me to took', 'suggested that I take'],
  ['is', 'are'],
  ['less', 'fewer'],
  ['An', 'A'],
  ['a', 'an'],
  ['affect', 'effect'],
  ['were', 'was'],
  ['alot', 'a lot'],
  ['than excepted', 'than expected'],
]

const phones =
  `My brother don't likes swimming, so he spend the day in the museum. Every days we was eating in a different place. One of
the waiter explained us how the dishes is prepared. I am interested on cooking, so I asked him many question. If I would know
Spanish better, I could of spoken more. My mother can speaks it very good. She has learn it when she lived in Madrid for five
year. Everybody were happy. We arrived to the airport too late. Many peoples listen music all day, and they forget to make
their homework. I am agree that it depend of the age.`.replaceAll('\n', ' ')
const plantedInPhones: Planted = [
  ["don't", "doesn't"],
  ['likes', 'like'],
  ['spend', 'spends'],
  ['days', 'day'],
  ['was', 'were'],
  ['waiter', 'waiters'],
  ['explained ', 'explained to '],
  ['is', 'are'],
  ['interested on', 'interested in'],
  ['question', 'questions'],
  ['would know', 'knew'],
  ['could of', 'could have'],
  ['speaks', 'speak'],
  ['learn', 'learned'],
  ['year', 'years'],
  ['were', 'was'],
  ['arrived to ', 'arrived at '],
  ['Many peoples', 'Many people'],
  ['listen ', 'listen to '],
  ['make', 'do'],
  ['I am agree', 'I agree'],
  ['depend of', 'depend on'],
]

test.each([
  ['fares', fares, plantedInFares, 21],
  ['phones', phones, plantedInPhones, 18],
] as const)('finds the errors that are planted in the text on %s', async (_, text, planted, foundMin) => {
  const found = proofread(text, await findLints(text, false)).map(
    ({ start, end, replacements }) => `${text.slice(start, end)} → ${replacements[0]}`,
  )
  const missed = planted.filter(([wrong, right]) => !found.includes(`${wrong} → ${right}`))
  expect(planted.length - missed.length, JSON.stringify({ missed, found })).toBeGreaterThanOrEqual(foundMin)
})

test.each([
  ['a word that only looks like a superlative', 'The honest promise is more modest than it was.'],
  ['the first item of a list', 'people who used to walk or cycle;'],
  ['an item with its mark', '1. people who used to walk or cycle'],
  ['names of places', 'The cases are Dunkirk in France and Hasselt in Belgium.'],
  ['a polite condition', 'I would be grateful if you would be willing to help.'],
  ['an object before a verb', 'The bacteria that ferment it keep growing.'],
  ['a phrase after a preposition', 'One in eight of my students is left-handed.'],
  ['a possessive', 'The library does its best to help.'],
  ['what one can do', 'We do everything we can to make it easy.'],
  ['a subjunctive', 'They asked that she go home, and he wished it were over.'],
])('says nothing about %s', async (_, text) => {
  const found = proofread(text, await findLints(text, false)).filter(({ kind }) => kind !== 'Style')
  expect(found).toEqual([])
})

test('offers a capital article with one capital', async () => {
  const text = 'A other problem is the price of it.'
  expect(proofread(text, await findLints(text, false))[0]?.replacements[0]).toBe('An')
})
