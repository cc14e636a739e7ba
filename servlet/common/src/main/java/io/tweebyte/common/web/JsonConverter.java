package io.tweebyte.common.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.web.RequestFailures;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.core.ResolvableType;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;

/** Reads JSON in strict UTF-8 only, and writes JSON with its length. */
final class JsonConverter extends JacksonJsonHttpMessageConverter {

	private final int limit;

	/** The limit of a body is in bytes. */
	JsonConverter(JsonMapper json, int limit) {
		super(json);
		this.limit = limit;
	}

	@Override
	public Object read(ResolvableType type, HttpInputMessage message, Map<String, Object> hints) throws IOException {
		checkCharset(message.getHeaders().getContentType());
		byte[] body = message.getBody().readNBytes(this.limit + 1);
		if (body.length > this.limit) {
			throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE);
		}
		if (!RequestFailures.isEncoded(ByteBuffer.wrap(body))) {
			throw ApiException.badRequest(Messages.MALFORMED_JSON);
		}
		try {
			return getMapper().readValue(body, getMapper().constructType(type.getType()));
		}
		catch (JacksonException ex) {
			throw new HttpMessageNotReadableException("The JSON does not match the expected type.", ex, message);
		}
	}

	// model: another converter of Spring MVC would read what this one could not
	private static void checkCharset(MediaType mediaType) {
		if (mediaType != null && mediaType.getCharset() != null
				&& !mediaType.getCharset().equals(StandardCharsets.UTF_8)) {
			throw new ApiException(ErrorKind.UNSUPPORTED_MEDIA_TYPE, Messages.UNSUPPORTED_MEDIA_TYPE);
		}
	}

	@Override
	public boolean canWrite(ResolvableType type, Class<?> valueType, MediaType mediaType) {
		// text and bytes belong to other converters
		return valueType != String.class && valueType != byte[].class && super.canWrite(type, valueType, mediaType);
	}

	@Override
	protected void writeInternal(Object value, ResolvableType type, HttpOutputMessage output, Map<String, Object> hints)
			throws IOException {
		// model: Spring MVC adds it where a path ends in an extension, for files that
		// could be run; JSON cannot
		output.getHeaders().remove(HttpHeaders.CONTENT_DISPOSITION);
		// model: WebFlux encodes a value before it sends the head
		byte[] body = getMapper().writeValueAsBytes(value);
		output.getHeaders().setContentLength(body.length);
		output.getBody().write(body);
	}

}
