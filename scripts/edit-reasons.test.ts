import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeReasons } from '../engine/index.ts'
import { projectRoot } from './project-files.ts'
import { messagesIn } from './translations.ts'

const path = 'web/locales/en/shared/edits.ts'
const camelCase = (key: string) => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

test('the catalogue has the reasons of the humanizer, by their keys and in the same words, and no others', () => {
  const texts = messagesIn(path, readFileSync(join(projectRoot, path), 'utf8'))
  expect(Object.fromEntries(texts)).toEqual(
    Object.fromEntries(Object.entries(changeReasons).map(([key, text]) => [`edits.${camelCase(key)}`, text])),
  )
})
