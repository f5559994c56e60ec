/** Ids of models that are used with the user's own key. */
export const ownModelPrefix = 'own:'

export function isOwnModel(id: string | null | undefined): id is string {
  return id?.startsWith(ownModelPrefix) ?? false
}
