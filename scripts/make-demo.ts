import type { Demo } from '../web/domains/content/demo.ts'

/** One real run of the engine for the front page. */
export async function makeDemo(): Promise<Demo | null> {
  return null
}
