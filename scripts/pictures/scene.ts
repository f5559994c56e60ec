import type { Page } from '@playwright/test'

export type Person = 'visitor' | 'empty' | 'full'
export type Scene = {
  name: string
  who: Person
  /** An address, or `chat:` and the start of a seeded chat's title. */
  at: string
  /** Runs before the picture is taken. */
  act?: (page: Page) => Promise<unknown>
  /** Runs before the page opens. */
  before?: (page: Page) => Promise<unknown>
  /** Takes the picture only at these widths. */
  widths?: number[]
}
