package io.tweebyte.common.web;

import java.nio.ByteBuffer;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.tweebyte.shared.http.HeadScanner;

/**
 * Scans the bytes of each head before they are decoded. Bytes go on in parts that end
 * where a head or a body may end, so that no head begins in the middle of a part.
 */
final class HeadReader extends ChannelInboundHandlerAdapter {

	private final HeadScanner scanner;

	private final BooleanSupplier betweenRequests;

	private final LongSupplier bodyLeft;

	private boolean lineEmpty;

	/**
	 * Creates a reader.
	 * @param betweenRequests whether the next byte belongs to a head
	 * @param bodyLeft how many bytes of the body are still to come, or 0 when it is
	 * chunked
	 */
	HeadReader(HeadScanner scanner, BooleanSupplier betweenRequests, LongSupplier bodyLeft) {
		this.scanner = scanner;
		this.betweenRequests = betweenRequests;
		this.bodyLeft = bodyLeft;
	}

	@Override
	public void channelRead(ChannelHandlerContext context, Object message) {
		ByteBuf bytes = (ByteBuf) message;
		try {
			while (bytes.isReadable()) {
				int length = this.betweenRequests.getAsBoolean() ? headPart(bytes) : bodyPart(bytes);
				context.fireChannelRead(bytes.readRetainedSlice(length));
			}
		}
		finally {
			bytes.release();
		}
	}

	private int headPart(ByteBuf bytes) {
		if (this.scanner.isComplete()) {
			this.scanner.begin();
		}
		ByteBuffer unread = bytes.nioBuffer();
		this.scanner.scan(unread);
		this.lineEmpty = true;
		return bytes.readableBytes() - unread.remaining();
	}

	private int bodyPart(ByteBuf bytes) {
		long left = this.bodyLeft.getAsLong();
		return (left > 0) ? (int) Math.min(left, bytes.readableBytes()) : chunkedPart(bytes);
	}

	/**
	 * A chunked body ends with an empty line, of which it may have others.
	 */
	private int chunkedPart(ByteBuf bytes) {
		int end = bytes.forEachByte((next) -> !isEndOfEmptyLine(next));
		return (end < 0) ? bytes.readableBytes() : end + 1 - bytes.readerIndex();
	}

	private boolean isEndOfEmptyLine(byte next) {
		boolean empty = this.lineEmpty;
		if (next != '\r') {
			this.lineEmpty = next == '\n';
		}
		return empty && next == '\n';
	}

}
