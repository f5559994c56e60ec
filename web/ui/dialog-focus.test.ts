import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Those that are no questions and set their focus themselves; e2e/dialogs.spec.ts opens the others. */
const ownFocus = [
  'web/domains/chats/search/search-dialog.tsx',
  'web/domains/detector/panel/detector-panel.tsx',
  'web/ui/overlays/dialog.tsx',
  'web/ui/shell/drawer.tsx',
  'web/ui/overlays/side-sheet.tsx',
]

test('every dialog is made of web/ui/overlays/dialog.tsx, which sets the first focus', () => {
  const direct = globSync('web/**/*.tsx')
    .filter((file) => /import \{[^}]*\bDialog\b[^}]*\} from 'radix-ui'/.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  expect(direct).toEqual(ownFocus)
})
