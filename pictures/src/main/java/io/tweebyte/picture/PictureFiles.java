package io.tweebyte.picture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.tweet.Picture;
import io.tweebyte.picture.PictureReader.DecodedPicture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.core.io.FileSystemResource;
import org.springframework.http.MediaType;

/**
 * The files of pictures and of their previews. Nobody reads them before a tweet has the
 * picture, so they are written in place; what fails in between is removed later, like all
 * pictures that no tweet has.
 */
public final class PictureFiles {

	private static final Logger log = LoggerFactory.getLogger(PictureFiles.class);

	private static final int FOLDERS = 256;

	private final Path directory;

	private final long reserve;

	private final PictureReader reader;

	/** Fails when it cannot write to the directory. */
	PictureFiles(PictureSettings settings) {
		this.directory = settings.directory();
		this.reserve = settings.reserve().toBytes();
		this.reader = new PictureReader(settings.pixels());
		try {
			for (int i = 0; i < FOLDERS; i++) {
				Files.createDirectories(folder(i));
			}
		}
		catch (IOException ex) {
			throw new IllegalStateException("tweebyte.pictures.directory must be a directory in which this service may "
					+ "write, but is " + this.directory + ".", ex);
		}
	}

	private Path folder(long number) {
		return this.directory.resolve("%02x".formatted(number));
	}

	/** Returns the id of a new picture; fails with 503 when there is no room for it. */
	public UUID begin() {
		if (this.directory.toFile().getUsableSpace() < this.reserve) {
			log.warn("Pictures are refused, because their disk has less room than tweebyte.pictures.reserve.");
			throw noRoom();
		}
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
	 * processor. Fails with 400 when it is no picture, with 503 when there is no room.
	 */
	public Picture add(UUID id) {
		try {
			Path file = file(id);
			DecodedPicture picture = this.reader.read(file);
			Preview.write(picture.image(), previewFile(id));
			force(file);
			force(previewFile(id));
			return new Picture(id, picture.format().mediaType(), picture.size().width, picture.size().height,
					Files.size(file));
		}
		catch (IOException ex) {
			throw unwritable(ex);
		}
	}

	/** A row that is committed must not outlive its file when the machine stops. */
	private static void force(Path file) throws IOException {
		try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
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

	/** Removes the files of pictures, as far as there are any. Blocks. */
	public void remove(Collection<UUID> ids) {
		try {
			for (UUID id : ids) {
				Files.deleteIfExists(file(id));
				Files.deleteIfExists(previewFile(id));
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Fails with 404 when there is none. */
	public PictureFile picture(PictureRow row) {
		UUID id = row.picture();
		return found(id.toString(), row.pictureType(), file(id));
	}

	/** Fails with 404 when there is none. */
	public PictureFile preview(PictureRow row) {
		UUID id = row.picture();
		return found(id + "-preview", Preview.MEDIA_TYPE, previewFile(id));
	}

	private static PictureFile found(String tag, String mediaType, Path file) {
		if (!file.toFile().exists()) {
			throw ApiException.notFound(Messages.PICTURE_NOT_FOUND);
		}
		return new PictureFile(tag, MediaType.parseMediaType(mediaType), new FileSystemResource(file.toFile()));
	}

}
