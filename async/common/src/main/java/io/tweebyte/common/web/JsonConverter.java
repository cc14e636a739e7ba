package io.tweebyte.common.web;

import java.io.IOException;
import java.util.Map;

import tools.jackson.databind.json.JsonMapper;

import org.springframework.core.ResolvableType;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;

/**
 * Writes JSON whose length is known before its first byte, whatever its size.
 */
final class JsonConverter extends JacksonJsonHttpMessageConverter {

	JsonConverter(JsonMapper json) {
		super(json);
	}

	@Override
	public boolean canWrite(ResolvableType type, Class<?> valueType, MediaType mediaType) {
		// what is written out already belongs to other converters
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
