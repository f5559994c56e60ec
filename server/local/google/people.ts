export type Person = { name: string; email: string; email_verified: boolean }

/** Who has a Google account on this computer. One of them shows what happens when Google has not confirmed an address. */
export const people: Person[] = [
  { name: 'Ana Moreau', email: 'ana.moreau@example.org', email_verified: true },
  { name: 'Jonas Lind', email: 'jonas.lind@example.org', email_verified: true },
  { name: 'Mei Tanaka', email: 'mei.tanaka@example.org', email_verified: true },
  { name: 'Sam Unconfirmed', email: 'sam@example.org', email_verified: false },
]
