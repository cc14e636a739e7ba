package io.tweebyte.common.web;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.web.RequestFailures;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.core.ResolvableType;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.MediaType;
import org.springframework.http.codec.json.JacksonJsonDecoder;
import org.springframework.util.MimeType;

/** Reads JSON in strict UTF-8 only. */
final class JsonDecoder extends JacksonJsonDecoder {

	/** The limit of a body is in bytes. */
	JsonDecoder(JsonMapper json, int limit) {
		super(json, MediaType.APPLICATION_JSON, new MediaType("application", "*+json"));
		setMaxInMemorySize(limit);
	}

	@Override
	public boolean canDecode(ResolvableType type, MimeType mimeType) {
		boolean utf8 = mimeType == null || mimeType.getCharset() == null
				|| mimeType.getCharset().equals(StandardCharsets.UTF_8);
		return utf8 && super.canDecode(type, mimeType);
	}

	@Override
	public Object decode(DataBuffer buffer, ResolvableType type, MimeType mimeType, Map<String, Object> hints) {
		if (!isEncoded(buffer)) {
			DataBufferUtils.release(buffer);
			throw ApiException.badRequest(Messages.MALFORMED_JSON);
		}
		return super.decode(buffer, type, mimeType, hints);
	}

	private static boolean isEncoded(DataBuffer buffer) {
		ByteBuffer body = ByteBuffer.allocate(buffer.readableByteCount());
		buffer.toByteBuffer(body);
		return RequestFailures.isEncoded(body);
	}

}
