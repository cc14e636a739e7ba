package io.tweebyte.common.web;

import java.util.function.BooleanSupplier;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.tweebyte.contracts.http.HeadScanner;

/**
 * Shows the bytes of heads to a scanner before they are decoded.
 */
final class HeadReader extends ChannelInboundHandlerAdapter {

	private final HeadScanner scanner;

	private final BooleanSupplier betweenRequests;

	HeadReader(HeadScanner scanner, BooleanSupplier betweenRequests) {
		this.scanner = scanner;
		this.betweenRequests = betweenRequests;
	}

	@Override
	public void channelRead(ChannelHandlerContext context, Object message) {
		if (message instanceof ByteBuf bytes && this.betweenRequests.getAsBoolean()) {
			this.scanner.scan(bytes.nioBuffer());
		}
		context.fireChannelRead(message);
	}

}
