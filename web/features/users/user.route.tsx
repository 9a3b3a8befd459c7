import { useParams } from 'react-router-dom'
import { UserDetail } from './user-detail.tsx'

/** The page of the user that the address names (spec 3.2.15). */
export function UserPage() {
  const { uid = '' } = useParams()
  return <UserDetail key={uid} uid={uid} />
}
