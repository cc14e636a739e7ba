package io.tweebyte.gateway.filter;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.CompletionHandler;
import java.nio.channels.FileLock;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

import io.netty.buffer.UnpooledByteBufAllocator;
import io.tweebyte.shared.limit.ClientPlace;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.UploadSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;

import org.springframework.core.io.buffer.NettyDataBuffer;
import org.springframework.core.io.buffer.NettyDataBufferFactory;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatException;
import static org.awaitility.Awaitility.await;

class ClientUploadsTests {

	@TempDir
	private Path parent;

	@Test
	void leavesNoFileThatCannotBeOpened() throws IOException {
		Path directory = directoryThatOpensNoFile();
		ClientUploads uploads = new ClientUploads(new UploadSettings(directory, 8, Duration.ofSeconds(1)));

		assertThatException().isThrownBy(uploads::create);
		assertThat(directory).isEmptyDirectory();
	}

	@Test
	void releasesThePartThatIsBeingWrittenWhenTheClientHangsUp() {
		NettyDataBuffer part = new NettyDataBufferFactory(UnpooledByteBufAllocator.DEFAULT).allocateBuffer(1);
		part.write((byte) 1);
		HeldBackFile file = new HeldBackFile();
		Disposable upload = new ClientUploads(new UploadSettings(this.parent, 8, Duration.ofMinutes(1)))
			.write(MockServerHttpRequest.put("/").body(Flux.just(part).concatWith(Flux.never())), file)
			.subscribe();
		assertThat(file.isWriting()).isTrue();

		upload.dispose();
		file.close();
		assertThat(part.getNativeBuffer().refCnt()).isZero();
	}

	@Test
	void closesFilesOnAThreadThatMayWait() {
		ClientPlaces places = new ClientPlaces(1, 1);
		ClientPlace place = new ClientPlace(places, "192.0.2.1");
		HeldBackFile file = new HeldBackFile();
		assertThat(place.take()).isTrue();

		new ClientUploads.Upload(place, file).end();
		assertThat(file.closed()).succeedsWithin(Duration.ofSeconds(10)).asString().startsWith("boundedElastic-");
		await().until(() -> places.tryTake("192.0.2.1"));
	}

	/** An archive creates files in memory, and opens them in the folder that it is in. */
	private Path directoryThatOpensNoFile() throws IOException {
		Path folder = Files.createDirectory(this.parent.resolve("folder"));
		Path archive = folder.resolve("archive.zip");
		FileSystem files = FileSystems.newFileSystem(archive, Map.of("create", "true"));
		Files.delete(archive);
		Files.delete(folder);
		return files.getPath("/");
	}

	/** A file on a disk that writes nothing: a write ends when the file is closed. */
	private static final class HeldBackFile extends AsynchronousFileChannel {

		private final CompletableFuture<String> closed = new CompletableFuture<>();

		private Runnable fail = () -> {
		};

		private boolean writing;

		/** Returns the name of the thread that has closed the file. */
		CompletableFuture<String> closed() {
			return this.closed;
		}

		boolean isWriting() {
			return this.writing;
		}

		@Override
		public <A> void write(ByteBuffer part, long position, A attachment,
				CompletionHandler<Integer, ? super A> handler) {
			this.writing = true;
			this.fail = () -> handler.failed(new AsynchronousCloseException(), attachment);
		}

		@Override
		public boolean isOpen() {
			return !this.closed.isDone();
		}

		@Override
		public void close() {
			this.fail.run();
			this.closed.complete(Thread.currentThread().getName());
		}

		@Override
		public long size() {
			throw new UnsupportedOperationException();
		}

		@Override
		public AsynchronousFileChannel truncate(long size) {
			throw new UnsupportedOperationException();
		}

		@Override
		public void force(boolean metaData) {
			throw new UnsupportedOperationException();
		}

		@Override
		public <A> void lock(long position, long size, boolean shared, A attachment,
				CompletionHandler<FileLock, ? super A> handler) {
			throw new UnsupportedOperationException();
		}

		@Override
		public Future<FileLock> lock(long position, long size, boolean shared) {
			throw new UnsupportedOperationException();
		}

		@Override
		public FileLock tryLock(long position, long size, boolean shared) {
			throw new UnsupportedOperationException();
		}

		@Override
		public <A> void read(ByteBuffer part, long position, A attachment,
				CompletionHandler<Integer, ? super A> handler) {
			throw new UnsupportedOperationException();
		}

		@Override
		public Future<Integer> read(ByteBuffer part, long position) {
			throw new UnsupportedOperationException();
		}

		@Override
		public Future<Integer> write(ByteBuffer part, long position) {
			throw new UnsupportedOperationException();
		}

	}

}
