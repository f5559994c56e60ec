import { expect, test } from 'vitest'
import { relatives, withEndings, wordClass } from './word-classes.ts'

test('a class has the words of its lists, of other classes and of its patterns', () => {
  const joints = wordClass(relatives, 'and or', /n't$/)
  for (const word of ['that', 'who', 'and', 'or', "isn't"]) expect(joints.has(word)).toBe(true)
  for (const word of ['an', '', 'that or', undefined]) expect(joints.has(word)).toBe(false)
})

test('a class without some words keeps the others and the patterns', () => {
  const joints = wordClass(relatives, /n't$/).without('who which')
  expect(['that', 'who', 'which', "can't"].filter(joints.has)).toEqual(['that', "can't"])
})

test('endings are added to each stem, which also stays alone', () => {
  const verbs = withEndings(wordClass('look seem'), 's ed')
  expect([...verbs.words].sort()).toEqual(['look', 'looked', 'looks', 'seem', 'seemed', 'seems'])
})
