package io.tweebyte.common.web;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.function.Consumer;

import jakarta.servlet.ServletRequest;
import org.apache.coyote.Request;
import org.apache.tomcat.util.net.ApplicationBufferHandler;

/**
 * The body of a request as the connection gives it. The container's own stream would
 * answer a body that breaks with a page of its own, and has no way to say how long a read
 * may wait.
 */
public final class RawBody extends InputStream implements ApplicationBufferHandler {

	/** Under which name a request holds its body. */
	static final String ATTRIBUTE = "io.tweebyte.raw-body";

	private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

	private final Request request;

	private final Consumer<Duration> readTimeout;

	private ByteBuffer bytes = NOTHING;

	/**
	 * Creates the body.
	 * @param request gives the bytes
	 * @param readTimeout sets how long a read may wait
	 */
	RawBody(Request request, Consumer<Duration> readTimeout) {
		this.request = request;
		this.readTimeout = readTimeout;
	}

	/**
	 * The body of a request, which nobody else may read then.
	 */
	public static RawBody of(ServletRequest request) {
		return (RawBody) request.getAttribute(ATTRIBUTE);
	}

	/**
	 * Sets how long the reads that follow may wait.
	 * @param time at least a millisecond
	 */
	public void setReadTimeout(Duration time) {
		this.readTimeout.accept(time);
	}

	@Override
	public int read() throws IOException {
		return fill() ? this.bytes.get() & 0xFF : -1;
	}

	@Override
	public int read(byte[] buffer, int offset, int length) throws IOException {
		if (!fill()) {
			return -1;
		}
		int count = Math.min(length, this.bytes.remaining());
		this.bytes.get(buffer, offset, count);
		return count;
	}

	private boolean fill() throws IOException {
		while (!this.bytes.hasRemaining()) {
			if (this.request.doRead(this) < 0) {
				return false;
			}
		}
		return true;
	}

	@Override
	public void setByteBuffer(ByteBuffer buffer) {
		this.bytes = buffer;
	}

	@Override
	public ByteBuffer getByteBuffer() {
		return this.bytes;
	}

	@Override
	public void expand(int size) {
		// the buffers belong to the connection
	}

}
