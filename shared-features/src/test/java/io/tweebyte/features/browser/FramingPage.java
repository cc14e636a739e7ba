package io.tweebyte.features.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;

import com.sun.net.httpserver.HttpServer;

/** A page of another site that shows a page in a frame. */
public final class FramingPage implements AutoCloseable {

	private static final int OK = 200;

	private final HttpServer server;

	private FramingPage(HttpServer server) {
		this.server = server;
	}

	/** Serves a page at an address of this machine that frames another page. */
	public static FramingPage start(String host, URI framed) {
		byte[] page = ("<!doctype html><title>Frame</title><link rel=\"icon\" href=\"data:,\"><iframe src=\"" + framed
				+ "\"></iframe>")
			.getBytes(StandardCharsets.UTF_8);
		try {
			HttpServer server = HttpServer.create(new InetSocketAddress(host, 0), 0);
			server.createContext("/", (exchange) -> {
				exchange.getResponseHeaders().set("Content-Type", "text/html;charset=UTF-8");
				exchange.sendResponseHeaders(OK, page.length);
				exchange.getResponseBody().write(page);
				exchange.close();
			});
			server.start();
			return new FramingPage(server);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("No page can be served at " + host, ex);
		}
	}

	public URI address() {
		InetSocketAddress address = this.server.getAddress();
		return URI.create("http://" + address.getHostString() + ":" + address.getPort());
	}

	@Override
	public void close() {
		this.server.stop(0);
	}

}
