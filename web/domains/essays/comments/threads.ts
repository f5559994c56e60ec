import type { EssayComment } from '../../../../contract/essays/comments.ts'

/** A comment with the replies to it, oldest first. */
export type Thread<C extends EssayComment> = { first: C; replies: C[] }

/** Groups comments into threads, in the order of `placeOf`; those whose words were deleted come last. */
export function threadsOf<C extends EssayComment>(
  comments: C[],
  placeOf: (id: string) => number | null,
): Thread<C>[] {
  const threads = new Map(
    comments
      .filter(({ parentId }) => parentId === null)
      .map((first) => [first.id, { first, replies: [] as C[] }]),
  )
  for (const comment of comments)
    if (comment.parentId !== null) threads.get(comment.parentId)?.replies.push(comment)
  const order = ({ first }: Thread<C>) => placeOf(first.id) ?? Number.POSITIVE_INFINITY
  return [...threads.values()].sort((a, b) => {
    const [one, other] = [order(a), order(b)]
    return one === other ? 0 : one < other ? -1 : 1
  })
}
