/**
 * A toggle on top of a unique index: what is there is taken away, what is not is put there. Each call changes the state
 * exactly once however many run at the same time, so an odd number of them always ends in the other state.
 */
export async function flip({
  add,
  remove,
}: {
  add(): Promise<boolean>
  remove(): Promise<boolean>
}): Promise<boolean> {
  for (;;) {
    if (await remove()) return false
    if (await add()) return true
  }
}
