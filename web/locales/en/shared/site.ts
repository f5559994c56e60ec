import { site } from '../../../../texts/site.ts'
import { messages } from '../../messages.ts'

export const siteRules = messages('shared/site', site)
