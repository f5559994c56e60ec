import { expect, test } from 'vitest'
import { findLocks } from '../locks/find-locks.ts'
import { humanize } from './humanize.ts'
import { judgeChanges } from './judge-changes.ts'

const changed =
  'It is important to note that we utilize numerous tools in order to improve the results. ' +
  'Additionally, the group utilized a meticulous approach to delve into the problem. ' +
  'Furthermore, the majority of individuals possess the ability to plan. ' +
  'Moreover, this highlights the role that planning plays in the town.'
const stubborn =
  'The multifaceted tapestry of urban life plays a crucial role in fostering a holistic and vibrant landscape. ' +
  'The intricate interplay of engagement and vision underscores a pivotal commitment to transformative growth.'
const person =
  'My brother and I drove to the coast on Friday, and the car broke down twice before we got there.'

function judge(text: string, lock: string[] = [], mode: 'balanced' | 'strong' = 'balanced') {
  const { edits, locks } = humanize(text, { mode, lock })
  expect(edits.length).toBeGreaterThan(0)
  return judgeChanges(text, edits, locks)
}

test('counts a changed paragraph that came to read as human', () => {
  expect(judge(changed)).toEqual({ passages: 1, cameToReadHuman: 1 })
  const paragraphs = ['the school', 'the harbour', 'the market'].map(
    (place) =>
      `It is important to note that we utilize numerous tools in order to improve ${place}. Additionally, the group utilized a new approach to delve into the problem of ${place}. Furthermore, the majority of individuals possess the ability to plan for ${place}. Moreover, this highlights the role that planning plays in ${place}.`,
  )
  expect(judge(paragraphs.join('\n\n'), [], 'strong')).toEqual({ passages: 3, cameToReadHuman: 3 })
})

test('leaves out locked passages and unchanged sentences', () => {
  const locked = `${changed} ${stubborn}`
  expect(judge(locked, stubborn.split(/(?<=\.) /)).cameToReadHuman).toBe(1)
  expect(judge(`${changed}\n\n${stubborn}`, stubborn.split(/(?<=\.) /)).cameToReadHuman).toBe(1)
  expect(judge(`${person} ${changed}`).cameToReadHuman).toBe(1)
  expect(judge(`“${stubborn}”\n\n${changed}`).cameToReadHuman).toBe(1)
})

test('reads changed paragraphs of fewer than 40 words as one', () => {
  const short = changed.split(/(?<=\.) /).join('\n\n')
  expect(judge(short)).toEqual({ passages: 1, cameToReadHuman: 1 })
})

test('a few changed words in a long text decide only if the whole comes to read as human', () => {
  const text = `${stubborn} ${stubborn.replace('urban', 'rural')} We utilize it.`
  const at = text.indexOf('utilize')
  const edit = { start: at, end: at + 7, after: 'use' }
  expect(judgeChanges(text, [edit], findLocks(text, []))).toMatchObject({ cameToReadHuman: 0 })
})

test('counts nothing for a text that read as human before', () => {
  const text = `${person} We utilize it no more.`
  const at = text.indexOf('utilize')
  expect(judgeChanges(text, [{ start: at, end: at + 7, after: 'use' }], [])).toMatchObject({
    cameToReadHuman: 0,
  })
})

test('accepts edits between sentences, across paragraphs, at both ends, and none', () => {
  expect(judgeChanges(changed, [], [])).toEqual({ passages: 0, cameToReadHuman: 0 })
  const text = `${changed}\n\n${person}`
  const gap = changed.length
  const edits = [
    { start: 0, end: 0, after: 'Well. ' },
    { start: gap, end: gap + 2, after: ' ' },
    { start: text.length, end: text.length, after: ' Done.' },
  ]
  expect(judgeChanges(text, edits, []).passages).toBeGreaterThan(0)
  expect(judgeChanges('', [{ start: 0, end: 0, after: 'A' }], [])).toEqual({
    passages: 1,
    cameToReadHuman: 0,
  })
})

test('takes a moment for a text of the longest size with thousands of locks', () => {
  const text = `${changed}\n\n`.repeat(180).slice(0, 50_000)
  const { edits, locks } = humanize(text, { lock: ['the', 'it is', 'planning'] })
  const start = performance.now()
  judgeChanges(text, edits, locks)
  // A wide ceiling; it takes a fraction of a second.
  expect(performance.now() - start).toBeLessThan(10_000)
})
