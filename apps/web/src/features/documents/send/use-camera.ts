import { type RefObject, useEffect, useRef, useState } from 'react'

/** `denied`: the player or the browser said no; `absent`: there is none, or another program has it. */
export type CameraPhase = 'starting' | 'ready' | 'denied' | 'absent'

interface Camera {
  video: RefObject<HTMLVideoElement | null>
  phase: CameraPhase
}

/** Shows the camera on the back of the device in a video while the component is mounted. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [phase, setPhase] = useState<CameraPhase>('starting')
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    async function start() {
      try {
        stream = await findDevices().getUserMedia({
          audio: false,
          video: { facingMode: { ideal: 'environment' }, width: { ideal: 2_560 }, height: { ideal: 1_920 } },
        })
        if (isOver || !video.current) return stop()
        video.current.srcObject = stream
        await video.current.play()
        if (!isOver) setPhase('ready')
      } catch (error) {
        stop()
        const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
        if (!isOver) setPhase(isDenied ? 'denied' : 'absent')
      }
    }
    void start()
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return { video, phase }
}

/** Browsers without a secure connection have no devices. */
function findDevices(): Pick<MediaDevices, 'getUserMedia'> {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new Error('no camera')
  return devices
}
