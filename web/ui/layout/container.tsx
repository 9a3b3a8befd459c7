import type { ReactNode } from 'react'

/** Centers its content within the page's maximum width. */
export const Container = ({ children }: { children: ReactNode }) => <div className="container">{children}</div>
