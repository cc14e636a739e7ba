package io.tweebyte.picture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.tweet.Picture;
import io.tweebyte.picture.PictureReader.DecodedPicture;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.UserRate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.http.MediaType;

/**
 * The files of pictures and of their previews. No request reads them before a tweet has
 * the picture, so they are written in place. What fails in between is removed later, like
 * all pictures that no tweet has.
 */
public final class PictureFiles {

	private static final Logger log = LoggerFactory.getLogger(PictureFiles.class);

	private static final int FOLDERS = 256;

	private final Path directory;

	private final Path incoming;

	private final long reserve;

	private final UserRate rate;

	private final PictureReader reader = new PictureReader();

	/** Fails when it cannot write to the directory. */
	PictureFiles(PictureSettings settings) {
		this.directory = settings.directory();
		this.incoming = settings.incoming();
		this.reserve = settings.reserve().toBytes();
		this.rate = new UserRate(settings.uploadsPerHour(), Duration.ofHours(1), System::nanoTime);
		try {
			prepare(this.incoming);
			for (int i = 0; i < FOLDERS; i++) {
				prepare(folder(i));
			}
		}
		catch (IOException ex) {
			throw new IllegalStateException("tweebyte.pictures.directory must be a directory in which this service may "
					+ "write, but is " + this.directory + ".", ex);
		}
	}

	private static void prepare(Path folder) throws IOException {
		Files.createDirectories(folder);
		if (!Files.isWritable(folder)) {
			throw new AccessDeniedException(folder.toString());
		}
	}

	private Path folder(long number) {
		return this.directory.resolve("%02x".formatted(number));
	}

	/**
	 * Returns the id of a new picture. Fails with 503 when there is no room for it, with
	 * 429 when the author has used up their rate: replaced pictures stay for a while.
	 */
	public UUID begin(UUID author) {
		if (this.directory.toFile().getUsableSpace() < this.reserve) {
			log.warn("Pictures are refused, because their disk has less room than tweebyte.pictures.reserve.");
			throw noRoom();
		}
		this.rate.count(author);
		return Identifiers.next();
	}

	/** Returns where a picture must be before it is added. */
	public Path file(UUID id) {
		// the last bits are random, the first ones a time
		return folder(id.getLeastSignificantBits() & (FOLDERS - 1)).resolve(id.toString());
	}

	private Path previewFile(UUID id) {
		return file(id).resolveSibling(id + ".preview");
	}

	/**
	 * Reads the file of a picture, and writes its preview. Blocks, and is work for a
	 * processor. Fails with 400 when it is no picture, with 503 when there is no room or
	 * the time is over.
	 */
	public Picture add(UUID id, Deadline deadline) {
		try {
			return read(id, deadline);
		}
		catch (RuntimeException ex) {
			// refused files must not fill the disk until the clean-up
			remove(List.of(id));
			throw ex;
		}
	}

	private Picture read(UUID id, Deadline deadline) {
		// the work may have waited for a thread
		deadline.check();
		try {
			byte[] bytes = Files.readAllBytes(file(id));
			DecodedPicture picture = this.reader.read(bytes, deadline);
			Preview.write(picture, previewFile(id));
			force(file(id), StandardOpenOption.WRITE);
			force(previewFile(id), StandardOpenOption.WRITE);
			force(file(id).getParent(), StandardOpenOption.READ);
			return new Picture(id, picture.format().mediaType(), picture.size().width, picture.size().height,
					bytes.length);
		}
		catch (IOException ex) {
			throw unwritable(ex);
		}
	}

	/** A row that is committed must not outlive its file when the machine stops. */
	private static void force(Path file, StandardOpenOption option) throws IOException {
		try (FileChannel channel = FileChannel.open(file, option)) {
			channel.force(true);
		}
	}

	/** Explains why the file of a picture could not be written. */
	public static ApiException unwritable(IOException failure) {
		log.warn("A picture could not be written.", failure);
		return noRoom();
	}

	private static ApiException noRoom() {
		return ApiException.unavailable(Messages.NO_ROOM_FOR_PICTURES);
	}

	/**
	 * Removes the files of pictures, as far as there are any. Blocks.
	 * @return the pictures of which no file is left
	 */
	public UUID[] remove(List<UUID> ids) {
		// not &&: both files are to be removed
		return ids.stream().filter((id) -> isRemoved(file(id)) & isRemoved(previewFile(id))).toArray(UUID[]::new);
	}

	/**
	 * Removes parts of forms that the frameworks have left there, because a process was
	 * killed or a form was malformed. Blocks.
	 */
	public void removeIncoming(Instant before) {
		try (Stream<Path> files = Files.list(this.incoming)) {
			files.filter((file) -> file.toFile().lastModified() < before.toEpochMilli())
				.forEach(PictureFiles::isRemoved);
		}
		catch (IOException | UncheckedIOException ex) {
			log.warn("The folder of incoming pictures could not be read.", ex);
		}
	}

	private static boolean isRemoved(Path file) {
		try {
			Files.deleteIfExists(file);
			return true;
		}
		catch (IOException ex) {
			log.warn("The file of a picture could not be removed.", ex);
			return false;
		}
	}

	/** Fails with 404 when there is none. Blocks. */
	public PictureFile picture(PictureRow row) {
		UUID id = row.picture();
		return found(id.toString(), row.pictureType(), file(id));
	}

	/** Fails with 404 when there is none. Blocks. */
	public PictureFile preview(PictureRow row) {
		UUID id = row.picture();
		return found(id + "-preview", Preview.MEDIA_TYPE, previewFile(id));
	}

	private static PictureFile found(String tag, String mediaType, Path path) {
		StoredFile file = new StoredFile(path.toFile());
		if (file.contentLength() == 0) {
			throw ApiException.notFound(Messages.PICTURE_NOT_FOUND);
		}
		return new PictureFile(tag, MediaType.parseMediaType(mediaType), file);
	}

}
