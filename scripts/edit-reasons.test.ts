import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import compiled from '../engine/humanizer/data/rules.json' with { type: 'json' }
import { codeReasons } from '../engine/humanizer/proposals/reasons.ts'
import { projectRoot } from './project-files.ts'
import { messagesIn } from './translations.ts'

const path = 'web/locales/en/shared/edits.ts'
const camelCase = (key: string) => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

test('the catalogue has the reasons of the humanizer, by their keys and in the same words, and no others', () => {
  const reasons = [
    ...Object.entries(codeReasons),
    ...compiled.rules.map(({ reason }) => [reason.key, reason.text] as const),
  ]
  const texts = messagesIn(path, readFileSync(join(projectRoot, path), 'utf8'))
  expect(Object.fromEntries(texts)).toEqual(
    Object.fromEntries(reasons.map(([key, text]) => [`edits.${camelCase(key)}`, text])),
  )
})
