import { expect, test } from 'vitest'
import { hasSiteBar } from './has-site-bar.ts'

test.each([
  '/chat/new',
  '/chat/1',
  '/essay-writer',
  '/essay-writer/new',
  '/ai-humanizer',
  '/feature/ai-detector',
])('%s has the sidebar and no bar', (path) => expect(hasSiteBar(path)).toBe(false))

test.each(['/dashboard', '/settings/general', '/subscription-plans', '/chatter'])('%s has the bar', (path) =>
  expect(hasSiteBar(path)).toBe(true),
)
