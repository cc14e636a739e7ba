package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Set;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.gateway.server.RawBody;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.ClientPlace;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.UploadSettings;
import jakarta.servlet.http.HttpServletRequest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Component;

/**
 * Writes the bodies of uploads to files, so that neither memory nor a service holds them.
 */
@Component
public final class ClientUploads {

	private static final Logger log = LoggerFactory.getLogger(ClientUploads.class);

	private static final String FILE = "gateway-upload";

	private static final String PLACE = "gateway-upload-place";

	private static final int PART = 64 * 1024;

	private static final Set<StandardOpenOption> NEW = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.READ,
			StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE);

	private static final FileAttribute<?> OF_OWNER = PosixFilePermissions
		.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

	private final Path directory;

	private final Duration time;

	private final ClientPlaces places;

	public ClientUploads(UploadSettings settings) {
		this.directory = settings.directory();
		this.time = settings.time();
		this.places = ClientPlaces.divided(settings.limit(), 4);
	}

	/**
	 * Reads the body. Fails with 413 (too large), 400 (late or broken) or 503 (no place).
	 */
	void read(HttpServletRequest client) {
		check(client.getContentLengthLong());
		ClientPlace place = new ClientPlace(this.places, client.getRemoteAddr());
		if (!place.take()) {
			throw ApiException.unavailable(Messages.BUSY);
		}
		client.setAttribute(PLACE, place);
		try {
			FileChannel file = create();
			client.setAttribute(FILE, file);
			write(RawBody.of(client, Deadline.in(this.time)), Channels.newOutputStream(file));
		}
		catch (IOException ex) {
			log.warn("An upload could not be written.", ex);
			throw ApiException.unavailable(Messages.NO_ROOM_FOR_PICTURES);
		}
	}

	private static void check(long size) {
		if (size > UploadSettings.SIZE) {
			throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.PICTURE_TOO_LARGE);
		}
	}

	/**
	 * The file loses its name at once: nothing is left when this process is killed. It is
	 * created and opened in one step: nothing is left when it cannot be opened.
	 */
	FileChannel create() throws IOException {
		return FileChannel.open(this.directory.resolve("tweebyte-upload-" + UUID.randomUUID()), NEW, OF_OWNER);
	}

	private static void write(RawBody body, OutputStream file) throws IOException {
		byte[] part = new byte[PART];
		long size = 0;
		for (int length = next(body, part); length >= 0; length = next(body, part)) {
			size += length;
			check(size);
			file.write(part, 0, length);
		}
	}

	private static int next(RawBody body, byte[] part) {
		try {
			return body.read(part, 0, part.length);
		}
		catch (IOException ex) {
			throw ClientBodies.explain(ex);
		}
	}

	/** Returns the body of an upload, or of a request that has none. */
	static BodyPublisher body(HttpServletRequest client) {
		try {
			return (client.getAttribute(FILE) instanceof FileChannel file && file.size() > 0)
					? BodyPublishers.fromPublisher(BodyPublishers.ofInputStream(() -> begin(file)), file.size())
					: BodyPublishers.noBody();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static InputStream begin(FileChannel file) {
		try {
			return Channels.newInputStream(file.position(0));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Must be called when the head of the response is here, since the client may read it
	 * slowly, and when a request ends, however it ends.
	 */
	static void end(HttpServletRequest client) {
		if (client.getAttribute(FILE) instanceof FileChannel file) {
			close(file);
		}
		if (client.getAttribute(PLACE) instanceof ClientPlace place) {
			place.end();
		}
	}

	private static void close(FileChannel file) {
		try {
			file.close();
		}
		catch (IOException ex) {
			log.warn("The file of an upload could not be closed.", ex);
		}
	}

}
