package io.tweebyte.gateway.server;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Function;

import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.SlowReader;
import org.apache.coyote.Request;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint.NioSocketWrapper;
import org.apache.tomcat.util.net.SocketBufferHandler;

/** A client's connection, with limits to the time of a head, a body and a response. */
final class ClientChannel extends NioChannel {

	// the first one is Tomcat's own
	private static final int NOTE = 2;

	private final Duration headTime;

	private final Consumer<SocketChannel> closed;

	private final Function<ClientChannel, SlowReader> readers;

	// of one connection: Tomcat uses the object for others later
	private SlowReader reader;

	private boolean inHead;

	private Deadline end;

	ClientChannel(SocketBufferHandler buffers, Duration headTime, Consumer<SocketChannel> closed,
			Function<ClientChannel, SlowReader> readers) {
		super(buffers);
		this.headTime = headTime;
		this.closed = closed;
		this.readers = readers;
	}

	static ClientChannel of(Request request) {
		return (ClientChannel) request.getNote(NOTE);
	}

	void note(Request request) {
		request.setNote(NOTE, this);
	}

	@Override
	public void close() throws IOException {
		SocketChannel connection = getIOChannel();
		super.close();
		this.reader.end();
		this.closed.accept(connection);
	}

	@Override
	public void reset(SocketChannel channel, NioSocketWrapper socketWrapper) throws IOException {
		super.reset(channel, socketWrapper);
		this.reader = this.readers.apply(this);
		beginHead();
	}

	/** Expects a head, whose time runs from the next byte, even of a blank line. */
	void beginHead() {
		this.reader.end();
		this.inHead = true;
		this.end = null;
	}

	void endHead() {
		this.inHead = false;
		this.end = null;
	}

	/**
	 * Ends the reads of a body. The time of a single read would begin anew with each byte
	 * between the parts of a chunked body.
	 */
	void limitBody(Deadline end) {
		this.socketWrapper.setReadTimeout(Math.max(1, end.remaining().toMillis()));
		this.end = end;
	}

	/** Lets the thread that reads go on, and fail. */
	void endBody() {
		try {
			getIOChannel().shutdownInput();
		}
		catch (IOException ex) {
			// the client has gone already
		}
	}

	@Override
	public int write(ByteBuffer buffer) throws IOException {
		int count = super.write(buffer);
		if (buffer.hasRemaining()) {
			this.reader.begin();
		}
		return count;
	}

	/** Lets the thread that writes go on, and fail. */
	void endResponse() {
		try {
			getIOChannel().shutdownOutput();
		}
		catch (IOException ex) {
			// the client has gone already
		}
	}

	@Override
	public int read(ByteBuffer buffer) throws IOException {
		if (this.end != null && this.end.remaining().isZero()) {
			throw new SocketTimeoutException();
		}
		int count = super.read(buffer);
		if (count > 0 && this.inHead && this.end == null) {
			this.end = Deadline.in(this.headTime);
		}
		return count;
	}

}
