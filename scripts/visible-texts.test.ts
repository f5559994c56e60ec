import { expect, test } from 'vitest'
import { findVisibleTexts } from './visible-texts.ts'

const catalogue = {
  path: 'web/locales/en/letters.ts',
  text: "export const letters = messages('letters', {\n  done: 'Done',\n  kinds: {\n    offers: 'Offers',\n  },\n})\n",
}
const imported = "import { letters } from '../../locales/en/letters.ts'\n"

function breaches(text: string) {
  return findVisibleTexts([catalogue, { path: 'web/domains/letters/a.tsx', text }])
}

test.each([
  ['JSX text', 'const a = () => <p>Nothing was changed.</p>'],
  ['one word', 'const a = () => <Button>\n  Unsubscribe\n</Button>'],
  ['an attribute', 'const a = () => <input aria-label="search" />'],
  ['an attribute of a component', 'const a = () => <Card title="Done" />'],
  ['a choice', "const a = (b) => <p>{b ? 'on' : null}</p>"],
  ['a message', "const a = () => toast.error('failed')"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is in the checked source
  ['a template', 'const a = (n) => `${n} words are left`'],
  ['a table', "const a = () => [{ value: 'all', label: 'all' }]"],
  ['an error that is shown', "const a = () => { throw new UnreadableFile('This is not a text.') }"],
  ['a text in an element in an attribute', 'const a = () => <Row action={<Button>Try again</Button>} />'],
])('reports %s', (_, text) => {
  expect(breaches(text)).toHaveLength(1)
  expect(breaches(text)[0]).toMatch(/^web\/domains\/letters\/a\.tsx:\d+ never 17: .+ is visible text\./)
})

test.each([
  ['a text of the catalogue', `${imported}const a = () => <p>{letters.done}</p>`],
  ['classes', 'const a = () => <p className="flex gap-2 text-ink" />'],
  ['classes in a table', "const fills = { on: 'bg-accent text-ink', off: 'hover:bg-line' }"],
  ['keys, types and comparisons', "const a = (b: 'All of it') => b === 'None of it' && 'none'"],
  ['figures and marks', "const a = (n) => <p>{n} / {n} · {' '}</p>"],
  ['a group that is read later', `${imported}const kinds = letters.kinds`],
  ['an error for developers', "const a = () => { throw new Error('The root is missing.') }"],
])('accepts %s', (_, text) => {
  expect(breaches(text)).toEqual([])
})

test('reports a text that is read when its module is loaded', () => {
  expect(breaches(`${imported}const title = letters.done`)[0]).toContain(
    'letters.done is read when the module is loaded',
  )
})
