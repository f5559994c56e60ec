export type Person = { name: string; email: string; email_verified: boolean }

/** The Google accounts on this computer. One of them has an address that Google has not confirmed. */
export const people: Person[] = [
  { name: 'Ana Moreau', email: 'ana.moreau@example.org', email_verified: true },
  { name: 'Jonas Lind', email: 'jonas.lind@example.org', email_verified: true },
  { name: 'Mei Tanaka', email: 'mei.tanaka@example.org', email_verified: true },
  { name: 'Sam Unconfirmed', email: 'sam@example.org', email_verified: false },
]
