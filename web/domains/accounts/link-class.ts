/** A link in the text of an account screen; on phones as high as a finger. */
export const linkClass =
  'font-medium text-accent underline-offset-2 hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center'
