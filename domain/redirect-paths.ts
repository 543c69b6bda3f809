/** The server sends these on to where it is configured to (ROUTE-02, ROUTE-03, MKT-04). */
export const redirectPaths = { signUp: '/sign-up', login: '/login', booking: '/book' } as const
