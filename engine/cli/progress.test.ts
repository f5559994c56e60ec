import { Writable } from 'node:stream'
import { beforeEach, expect, test, vi } from 'vitest'
import { createProgress, type Screen } from './progress.ts'

beforeEach(() => void vi.stubEnv('TERM', 'xterm'))

function screen(columns?: number): { written: string[]; screen: Screen } {
  const written: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      done()
    },
  })
  return { written, screen: Object.assign(stream, columns === undefined ? {} : { isTTY: true, columns }) }
}

test('prints other output on its own line and draws the bar again', () => {
  const { written, screen: terminal } = screen(80)
  const progress = createProgress(terminal, 100)
  progress.aside(() => terminal.write('longhand: line 2: This line is not JSON.\n'))
  progress.step(50)
  progress.end()
  expect(written[0]).toContain('░ 0% 0 texts')
  expect(written.slice(1, 3)).toEqual(['\r\u001b[2K', 'longhand: line 2: This line is not JSON.\n'])
  expect(written[3]?.startsWith('\r\u001b[2K')).toBe(true)
  expect(written.at(-2)).toContain('1 text, ')
  expect(written.at(-1)).toBe('\n')
})

test('the bar never wraps, however narrow the terminal', () => {
  const { written, screen: terminal } = screen(20)
  createProgress(terminal).end()
  for (const line of written) expect(line.replace('\r\u001b[2K', '').length).toBeLessThan(20)
})

test('prints no bar to a file or a pipe', () => {
  const { written, screen: file } = screen()
  const progress = createProgress(file)
  progress.aside(() => file.write('an error\n'))
  progress.step(1)
  progress.end()
  expect(written).toEqual(['an error\n'])
})
