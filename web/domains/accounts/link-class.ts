/** A link in the text of an account screen, with the height of a touch target on phones. */
export const linkClass =
  'font-medium text-accent underline-offset-2 hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center'
