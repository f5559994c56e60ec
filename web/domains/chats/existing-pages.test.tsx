import { Tooltip } from 'radix-ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ChatSummary } from '../../../contract/chats/chats.ts'
import type { Tier } from '../../../contract/plans.ts'
import { UpgradePrompt } from './composer/upgrade-prompt.tsx'
import { PagesContext, useChatPath } from './existing-pages.ts'
import { EditTextButton } from './messages/edit-text-button.tsx'
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
  const prompt = <UpgradePrompt onClose={() => {}} />
  expect(draw(prompt, ['/subscription-plans'])).toContain('href="/subscription-plans"')
  expect(draw(prompt, [])).not.toContain('href')
  expect(draw(prompt, [])).not.toMatch(/plan|Pro/)
})

test('a reply shows Edit Text when the essay writer exists', () => {
  const button = <EditTextButton text="A reply" />
  expect(draw(button, ['/essay-writer/new'])).toContain('aria-label="Edit Text"')
  expect(draw(button, [])).toBe('')
})

function Path({ chat }: { chat: Pick<ChatSummary, 'id' | 'isEssayChat'> }) {
  return useChatPath(chat)
}

test.each([
  [true, ['/essay-writer/:chatId'], '/essay-writer/a'],
  [true, [], '/chat/a'],
  [false, ['/essay-writer/:chatId'], '/chat/a'],
])('an essay (%s) with the pages %j opens at %s', (isEssayChat, pages, path) => {
  expect(draw(<Path chat={{ id: 'a', isEssayChat }} />, pages)).toBe(path)
})
