import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Dialogs that ask nothing and place their focus themselves. e2e/dialogs.spec.ts opens the others. */
const ownFocus = [
  'web/domains/chats/search/search-dialog.tsx',
  'web/domains/detector/panel/detector-panel.tsx',
  'web/ui/overlays/dialog.tsx',
  'web/ui/overlays/side-sheet.tsx',
  'web/ui/shell/drawer.tsx',
]

test('every dialog uses web/ui/overlays/dialog.tsx, which sets the first focus', () => {
  const direct = globSync('web/**/*.tsx')
    .filter((file) => /import \{[^}]*\bDialog\b[^}]*\} from 'radix-ui'/.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  expect(direct).toEqual(ownFocus)
})
