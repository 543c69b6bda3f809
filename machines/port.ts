import { type AnyEventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/** A call that the world answers once. It fails by name until somebody provides it. */
export const port = <Output, Input extends NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`provide ${name}`)))

/** Something the world goes on telling. It fails by name until somebody provides it. */
export const listener = <Sent extends AnyEventObject, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) =>
  fromCallback<Sent, Input>(() => {
    throw new Error(`provide ${name}`)
  })
