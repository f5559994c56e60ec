/** What a shared link says that no longer works. */
export const sharing = {
  chatGone: 'This shared chat is not available. The link may have expired, or was revoked.',
  essayGone: 'This shared essay is not available. The link may have expired, or was revoked.',
  checkGone: 'This shared check is not available. The link may have expired, or was revoked.',
} as const
