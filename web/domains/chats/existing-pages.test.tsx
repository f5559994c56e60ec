import { Tooltip } from 'radix-ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Tier } from '../../../contract/plans.ts'
import { UpgradePrompt } from './composer/upgrade-prompt.tsx'
import { chatPath, PagesContext } from './existing-pages.ts'
import { OutOfWordsNotice } from './replies/out-of-words-notice.tsx'

function draw(element: React.ReactNode, pages?: string[]): string {
  const routed = (
    <MemoryRouter>
      <Tooltip.Provider>{element}</Tooltip.Provider>
    </MemoryRouter>
  )
  return renderToStaticMarkup(pages ? <PagesContext value={pages}>{routed}</PagesContext> : routed)
}

test.each<[Tier, string]>([
  ['free', 'Get Pro'],
  ['pro', 'Get Unlimited'],
])('somebody out of words on %s is led to the plans once there are any', (tier, link) => {
  const notice = <OutOfWordsNotice tier={tier} />
  expect(draw(notice, ['/subscription-plans'])).toContain(`href="/subscription-plans"`)
  expect(draw(notice, ['/subscription-plans'])).toContain(link)
  expect(draw(notice, [])).not.toContain('href')
})

test('the upgrade prompt shows its button when the plans page exists', () => {
  const prompt = <UpgradePrompt repliesNeedWords onClose={() => {}} />
  expect(draw(prompt, ['/subscription-plans'])).toContain('href="/subscription-plans"')
  expect(draw(prompt, [])).not.toContain('href')
  expect(draw(prompt, [])).not.toMatch(/plan|Pro/)
})

test('the upgrade prompt says whether replies need words too', () => {
  const text = (repliesNeedWords: boolean) =>
    draw(<UpgradePrompt {...{ repliesNeedWords }} onClose={() => {}} />, ['/subscription-plans'])
  expect(text(true)).toContain('Humanizing and new replies need words.')
  expect(text(false)).toContain('Only humanizing needs words.')
})

test.each([
  [true, '/essay-writer/a'],
  [false, '/chat/a'],
])('an essay (%s) opens at %s', (isEssayChat, path) => {
  expect(chatPath({ id: 'a', isEssayChat })).toBe(path)
})
