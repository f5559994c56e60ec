import { siteAddressMark } from '../../../../contract/pages.ts'

/** Returns the addresses at which three networks accept a link. They learn of a reader only when one is followed. */
export function shareLinks(path: string, title: string): { network: string; href: string }[] {
  const link = encodeURIComponent(siteAddressMark + path)
  const text = encodeURIComponent(title)
  return [
    { network: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { network: 'X', href: `https://x.com/intent/post?url=${link}&text=${text}` },
    { network: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
  ]
}
