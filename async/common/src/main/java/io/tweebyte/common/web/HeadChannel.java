package io.tweebyte.common.web;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.function.Consumer;

import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.http.HeadScanner;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint.NioSocketWrapper;
import org.apache.tomcat.util.net.SocketBufferHandler;
import org.apache.tomcat.util.net.SocketWrapperBase;

/**
 * A connection that scans the bytes of each head as they are read, because Tomcat
 * overwrites them while it parses.
 */
final class HeadChannel extends NioChannel {

	private HeadScanner scanner = new HeadScanner();

	private Duration time;

	private final Consumer<SocketChannel> closed;

	private Deadline end;

	private Deadline bodyEnd;

	/**
	 * Creates a channel.
	 * @param closed is told of each connection that has ended
	 */
	HeadChannel(SocketBufferHandler buffers, Consumer<SocketChannel> closed) {
		super(buffers);
		this.closed = closed;
	}

	@Override
	public void close() throws IOException {
		SocketChannel connection = getIOChannel();
		super.close();
		this.closed.accept(connection);
	}

	@Override
	public void reset(SocketChannel channel, NioSocketWrapper socketWrapper) throws IOException {
		super.reset(channel, socketWrapper);
		this.scanner = new HeadScanner();
		this.end = null;
		this.bodyEnd = null;
	}

	/**
	 * Expects a head, unless one has begun.
	 * @param headTime how long it may take from its first byte
	 * @param parsed bytes that came with the request before it
	 */
	void expectHead(Duration headTime, ByteBuffer parsed) {
		if (this.scanner.isComplete()) {
			this.scanner.begin();
			this.time = headTime;
			this.end = null;
			this.bodyEnd = null;
			scan(parsed);
			this.bufHandler.configureReadBufferForRead();
			scan(this.bufHandler.getReadBuffer().duplicate());
		}
	}

	/**
	 * Ends the reads of a body. The time of a single read would begin anew with each byte
	 * of what stands between the parts of a chunked body.
	 * @param bodyEnd when a read fails
	 */
	void limitBody(Deadline bodyEnd) {
		this.bodyEnd = bodyEnd;
	}

	@Override
	public int read(ByteBuffer buffer) throws IOException {
		if (this.bodyEnd != null && this.bodyEnd.remaining().isZero()) {
			throw new SocketTimeoutException();
		}
		int start = buffer.position();
		int count = super.read(buffer);
		if (count > 0) {
			scan(buffer.duplicate().flip().position(start));
		}
		return count;
	}

	private void scan(ByteBuffer bytes) {
		this.scanner.scan(bytes);
		if (this.end == null && this.scanner.isBegun()) {
			this.end = Deadline.in(this.time);
		}
	}

	/**
	 * Returns whether the last head is free of what a server forgets while it parses.
	 * @return whether it is whole and well-formed
	 */
	boolean isWellFormed() {
		return this.scanner.isComplete() && !this.scanner.isMalformed();
	}

	/**
	 * Returns whether a head has begun and its time is over.
	 * @return whether the connection must end
	 */
	boolean isLate() {
		return isInHead() && this.end.remaining().isZero();
	}

	private boolean isInHead() {
		return this.end != null && !this.scanner.isComplete();
	}

	/**
	 * Lets the next read wait no longer than the head may take.
	 * @param socket waits for bytes without holding a thread
	 */
	void limitWait(SocketWrapperBase<?> socket) {
		if (isInHead()) {
			long left = Math.max(1, this.end.remaining().toMillis());
			socket.setReadTimeout(Math.min(left, socket.getReadTimeout()));
		}
	}

}
