/**
 * Returns the display name: the user's name if it has a visible character, otherwise the part of the address before
 * the @.
 */
export function shownName({ name, email }: { name: string; email: string }): string {
  return hasVisibleCharacter(name) ? name.trim() : email.split('@')[0]!
}

/** Spaces, control and format characters, and combining marks without a letter show nothing. */
function hasVisibleCharacter(text: string): boolean {
  return /[^\p{Z}\p{C}\p{M}\u115f\u1160\u3164\uffa0]/u.test(text)
}
