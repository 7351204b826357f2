import type { TextName } from '../../texts/translate';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../../texts/useT';
import { openCamera, troubleWords, watchFor } from './camera';
import { codeDetector } from './codeDetector';

interface CameraReaderProps {
  /** Tells what to hold before the camera. */
  readonly hint: TextName;
  /** Called with a code that was read; returns false if it could not be processed. */
  readonly onRead: (code: string) => Promise<boolean>;
}

/** Shows the camera's video, and reads QR codes in it while mounted. */
export function CameraReader({ hint, onRead }: CameraReaderProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [running, setRunning] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const onCode = useEffectEvent(onRead);
  useEffect(() => {
    const stopping = new AbortController();
    const start = async () => {
      const detector = await codeDetector();
      const stream = await openCamera();
      const stop = () => stream.getTracks().forEach((track) => track.stop());
      const picture = video.current;
      if (stopping.signal.aborted || !picture) return stop();
      stopping.signal.addEventListener('abort', stop);
      picture.srcObject = stream;
      await picture.play();
      setRunning(true);
      await watchFor(detector, picture, (code) => onCode(code), stopping.signal);
    };
    start().catch((error: unknown) => !stopping.signal.aborted && setTrouble(troubleWords(error)));
    return () => stopping.abort();
  }, []);
  if (trouble !== null)
    return (
      <Alert severity="warning">
        <bdi>{t.words(trouble)}</bdi>
      </Alert>
    );
  return (
    <Box>
      <Typography role="status" sx={{ marginBlockEnd: 1 }}>
        {running ? t(hint) : t('events.startingTheCamera')}
      </Typography>
      <Box
        component="video"
        ref={video}
        muted
        playsInline
        aria-label={t('events.cameraView')}
        sx={{ display: 'block', inlineSize: '100%', maxInlineSize: 480, borderRadius: 1, backgroundColor: '#000' }}
      />
    </Box>
  );
}
