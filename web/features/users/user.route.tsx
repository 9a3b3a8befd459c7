import { useParams } from 'react-router-dom'
import { UserDetail } from './user-detail.tsx'

/** The page of the user in the URL (spec 3.2.15). */
export function UserPage() {
  const { uid = '' } = useParams()
  return <UserDetail key={uid} uid={uid} />
}
