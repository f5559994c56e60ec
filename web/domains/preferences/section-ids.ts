/** The sections of the settings, in their order. */
export const accountSections = [
  'general',
  'profile',
  'models',
  'api',
  'bulk',
  'notifications',
  'privacy',
] as const
export type AccountSection = (typeof accountSections)[number]

/** The sections about plans, where they are sold. */
export const planSections = ['subscription', 'update-billing', 'billing-history'] as const
export type PlanSection = (typeof planSections)[number]

export type SectionId = AccountSection | PlanSection
