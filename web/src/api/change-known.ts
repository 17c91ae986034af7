type Mutate<Data> = (
  change?: (known: Data | undefined) => Data | undefined,
  options?: {revalidate: boolean},
) => Promise<unknown>

/**
 * Shows a change at once, without asking the server. Where nothing is known yet (somebody has just signed in), a change
 * would only stop the answer that is on its way: it is asked for again.
 */
export async function changeKnown<Data>(mutate: Mutate<Data>, next: (known: Data) => Data): Promise<void> {
  let isKnown = false
  await mutate(
    (known) => {
      isKnown = known !== undefined
      return known === undefined ? known : next(known)
    },
    {revalidate: false},
  )
  if (!isKnown) await mutate()
}
