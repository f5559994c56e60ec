/** Says whether the address of a store has its keys, the user and the password. What is no address is refused elsewhere. */
export function hasKeys(value: string): boolean {
  const { username, password } = URL.canParse(value) ? new URL(value) : { username: '-', password: '-' }
  return username !== '' && password !== ''
}
